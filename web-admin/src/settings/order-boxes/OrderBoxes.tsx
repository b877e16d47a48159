import { orderBoxProblems } from './edit-boxes.js';
import type { OrderBox } from '@kontor/domain/order-box/order-box';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useDraftForm } from '../drafts/use-draft-form.js';
import { OrderBoxList } from './OrderBoxList.js';
import { OrderBoxPreview } from './OrderBoxPreview.js';

interface BoxesForm {
  readonly boxes: readonly OrderBox[];
}

/** What a company accepts when it orders (R3 §2.8 "Order checkboxes"). */
export function OrderBoxes({ reading }: { readonly reading: SettingsReading }) {
  const { form, ...frame } = useDraftForm<BoxesForm>('orderBoxes', {
    reading,
    formOf: ({ settings }) => ({ boxes: settings.orderCheckboxes }),
    valuesOf: ({ boxes }) => ({ orderCheckboxes: boxes }),
    problemsOf: ({ boxes }) => orderBoxProblems(boxes),
  });
  return (
    <SettingsFrame
      form={frame}
      preview={<OrderBoxPreview boxes={form.boxes} ksvUrl={reading.settings.tempConfig.urls.ksv} />}
    >
      <OrderBoxList boxes={form.boxes} problems={frame.problems} onChange={(boxes) => frame.change({ boxes })} />
    </SettingsFrame>
  );
}
