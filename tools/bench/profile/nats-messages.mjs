/**
 * Messages that the clients of NATS have sent to it and got from it so far, by its monitoring port.
 * @param {string} monitor address of the monitoring port
 * @returns {Promise<{ sent: number, received: number }>}
 */
export async function natsMessages(monitor) {
  const answer = await fetch(`${monitor}/varz`);
  const { in_msgs: sent, out_msgs: received } = /** @type {{ in_msgs: number, out_msgs: number }} */ (
    await answer.json()
  );
  return { sent, received };
}
