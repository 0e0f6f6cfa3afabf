/** Where the booked slot stands on the page, for the focus to go to. */
export const bookedSlotId = 'booked-slot';
