import { formatDate } from '../../when/slotTime.ts';
import styles from './DayPicker.module.css';
import { hasRoom, type SlotDay } from './slotsByDay.ts';

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
        <label key={day.day} data-room={hasRoom(day)}>
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
  // Midday of that day is that day in London, whatever the season.
  const [weekday, date, month] = formatDate(`${day.day}T12:00:00Z`).split(' ');
  return (
    <span>
      {weekday} <strong>{`${date} ${month}`}</strong>
      {!hasRoom(day) && <small>Fully booked</small>}
    </span>
  );
}
