import { connection } from 'next/server';

/** A slow part of the page, which the server streams. */
export async function Offers() {
  await connection();
  await new Promise((resolve) => setTimeout(resolve, 500));
  return <p>Half price today: oat milk</p>;
}
