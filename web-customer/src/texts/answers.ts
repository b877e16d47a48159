import { coded } from './create-text.js';

/** An answer by how it is sent, „Ja“ or „Nein“. */
export const answerText = (answer: string): string => coded('lists', `answer.${answer}`, answer);

/** The options of a question with the answers Ja and Nein. */
export const answerOptions = () => ['Ja', 'Nein'].map((value) => ({ value, label: answerText(value) }));
