import { Choice } from '../../ui/Choice.js';

const answers = [
  {
    value: true,
    label: 'Ja, das Konto ist eröffnet',
    meaning: 'Zum Beispiel von Hand im Kernbanksystem. Der Kunde liest, dass sein Konto eröffnet ist.',
  },
  {
    value: false,
    label: 'Nein, es gibt kein Konto',
    meaning: 'Der Kunde liest, dass sein Antrag abgeschlossen ist.',
  },
] as const;

interface AccountQuestionProps {
  readonly answer: boolean | undefined;
  readonly onAnswer: (isOpened: boolean) => void;
}

/** Asks for what nobody booked: whether the customer has an account. */
export function AccountQuestion({ answer, onAnswer }: AccountQuestionProps) {
  return (
    <Choice>
      <legend>Hier wurde kein Konto angelegt. Hat der Kunde ein Konto?</legend>
      {answers.map(({ value, label, meaning }) => (
        <label key={label}>
          <input type="radio" name="account" checked={value === answer} onChange={() => onAnswer(value)} />
          {label}
          <small>{meaning}</small>
        </label>
      ))}
    </Choice>
  );
}
