/** Whether another page shows this one in a frame. */
export const isFramed = window.self !== window.top;
