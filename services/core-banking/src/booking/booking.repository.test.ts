import { bookingsContract } from './booking.repository.contract.js';
import { createFakeBookings } from './booking.repository.fake.js';

describe('claims in memory', () => {
  const bookings = createFakeBookings();
  bookingsContract(() => bookings);
});
