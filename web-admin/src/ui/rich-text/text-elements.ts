/** HTML elements of the long text: links, bullets and bold, in paragraphs (R3 §3 "Mehrwerte setting"). */
export const longTextElements = ['p', 'br', 'a', 'ul', 'li', 'b', 'strong'] as const;
