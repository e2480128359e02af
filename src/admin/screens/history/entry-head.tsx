import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { formatTime } from '../../../../common/locale';

/**
 * Returns the time of an entry as text.
 *
 * @param entry      The entry.
 * @param entry.time Its time.
 */
export const timeOf = ( { time }: { time: string } ): string =>
	formatTime( time, { dateStyle: 'long', timeStyle: 'short' } );

interface EntryHeadProps {
	entry: { time: string; user_name: string };
	/** What was done. */
	how: string;
	/** The button: its label, and its name for assistive technology. */
	action: { label: string; name: string; onClick: () => void } | null;
}

/** The head of an entry: when, what and who, with a button that takes it back. */
export function EntryHead( { entry, how, action }: EntryHeadProps ) {
	const { time, user_name: name } = entry;
	return (
		<div className="pharos-history__head">
			<div>
				<h2 className="pharos-card__title">
					<time dateTime={ time }>{ timeOf( entry ) }</time>
				</h2>
				<p>
					{ name === ''
						? how
						: sprintf(
								/* translators: 1: what was done, such as "Saved", 2: name of a user. */
								__( '%1$s by %2$s', 'pharos-seo' ),
								how,
								name
							) }
				</p>
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
