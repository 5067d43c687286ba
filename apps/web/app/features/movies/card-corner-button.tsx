/** A card's own control in its upper corner: takes the film off the list that it stands in. */
import { Icon } from '../../ui/icon.tsx';

export function CardCornerButton({ label, onPress }: { label: string; onPress: () => void }) {
  return (
    <button type="button" className="card-corner" aria-label={label} onClick={onPress}>
      <Icon name="close" />
    </button>
  );
}
