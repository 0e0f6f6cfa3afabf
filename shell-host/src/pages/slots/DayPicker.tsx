import { formatDay } from '../../time/slotTime.ts';
import styles from './DayPicker.module.css';
import { hasAvailableSlot, type SlotDay } from './slotsByDay.ts';

interface Props {
  days: SlotDay[];
  chosen: string | undefined;
  onChoose: (day: string) => void;
}

export const DayPicker = ({ days, chosen, onChoose }: Props) => (
  <fieldset className={styles.days}>
    <legend>Day</legend>
    <div className={styles.strip}>
      {days.map((day) => (
        <label key={day.day} data-room={hasAvailableSlot(day)}>
          <input
            type="radio"
            name="slot-day"
            value={day.day}
            checked={day.day === chosen}
            onChange={() => onChoose(day.day)}
          />
          <Day day={day} />
        </label>
      ))}
    </div>
  </fieldset>
);

function Day({ day }: { day: SlotDay }) {
  const { weekday, date } = formatDay(day.day);
  return (
    <span>
      {weekday} <strong>{date}</strong>
      {!hasAvailableSlot(day) && <small>Fully booked</small>}
    </span>
  );
}
