/** Id of the element with the booked slot, which gets the focus after booking. */
export const bookedSlotId = 'booked-slot';
