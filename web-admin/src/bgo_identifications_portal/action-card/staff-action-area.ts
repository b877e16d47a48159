/** The action area of the case detail (R3 §2.6). */
export type StaffActionArea = 'startProcess' | 'onHold' | 'inProcess' | 'none';

export function staffActionArea(status: number): StaffActionArea {
  if (status === 305 || status === 310 || status === 315) return 'startProcess';
  if (status === 213 || status === 214) return 'onHold';
  return status >= 400 && status <= 420 ? 'inProcess' : 'none';
}
