import { Button } from '@wordpress/components';
import { formatTime } from '../../../../common/locale';
import type { HistoryEntry, SeoHistoryEntry } from '../../../../store';
import { byUser } from './by-user';

/**
 * Returns the time of an entry as text.
 *
 * @param entry      The entry.
 * @param entry.time Its time.
 */
export const timeOf = ( { time }: { time: string } ): string =>
	formatTime( time, { dateStyle: 'long', timeStyle: 'short' } );

interface EntryHeadProps {
	entry: HistoryEntry | SeoHistoryEntry;
	/** What was done. */
	how: string;
	/** The button: its label, and its name for assistive technology. */
	action: { label: string; name: string; onClick: () => void } | null;
}

/** The head of an entry: when, what and who, with a button that takes it back. */
export function EntryHead( { entry, how, action }: EntryHeadProps ) {
	return (
		<div className="pharos-history__head">
			<div>
				<h2 className="pharos-card__title">
					<time dateTime={ entry.time }>{ timeOf( entry ) }</time>
				</h2>
				<p>{ byUser( how, entry ) }</p>
			</div>
			{ action && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					aria-haspopup="dialog"
					aria-label={ action.name }
					onClick={ action.onClick }
				>
					{ action.label }
				</Button>
			) }
		</div>
	);
}
