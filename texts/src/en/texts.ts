import access from './access.json' with { type: 'json' };
import cart from './cart.json' with { type: 'json' };
import caseTexts from './case.json' with { type: 'json' };
import common from './common.json' with { type: 'json' };
import consent from './consent.json' with { type: 'json' };
import debug from './debug.json' with { type: 'json' };
import device from './device.json' with { type: 'json' };
import fields from './fields.json' with { type: 'json' };
import form from './form.json' with { type: 'json' };
import lists from './lists.json' with { type: 'json' };
import matching from './matching.json' with { type: 'json' };
import message from './message.json' with { type: 'json' };
import opening from './opening.json' with { type: 'json' };
import order from './order.json' with { type: 'json' };
import person from './person.json' with { type: 'json' };
import progress from './progress.json' with { type: 'json' };
import reminder from './reminder.json' with { type: 'json' };
import sections from './sections.json' with { type: 'json' };
import sentenceTexts from './sentences.json' with { type: 'json' };
import violations from './violations.json' with { type: 'json' };
import window from './window.json' with { type: 'json' };

/** All that the customer app shows in English. */
export const texts = {
  parts: {
    access,
    cart,
    case: caseTexts,
    common,
    consent,
    debug,
    device,
    fields,
    form,
    lists,
    matching,
    message,
    opening,
    order,
    person,
    progress,
    reminder,
    sections,
    violations,
    window,
  },
  sentences: sentenceTexts,
};
