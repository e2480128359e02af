import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	store,
	type MigrationLoss,
	type MigrationLosses,
} from '../../../../store';
import { Objects, nameOf } from './losses';
import { useAttempt } from './use-attempt';

/** The codes of items that could not be migrated as a whole (includes/Migration/Losses.php). */
const MISSING = [ 'skipped', 'unreadable' ];

/**
 * Whether a reason is that an item could not be migrated as a whole.
 *
 * @param loss The reason.
 */
export const isMissing = ( { what }: MigrationLosses ): boolean =>
	MISSING.includes( what );

interface MissingProps {
	/** The source's. */
	slug: string;
	/** Those that isMissing() is true of. */
	losses: MigrationLosses[];
}

/** Items that could not be migrated: what somebody has to look at first. */
export function Missing( { slug, losses }: MissingProps ) {
	const heading = useRef< HTMLHeadingElement >( null );
	const count = losses.reduce( ( sum, loss ) => sum + loss.count, 0 );
	return (
		<div className="pharos-migrate__missing">
			<h3
				className="pharos-migrate__heading"
				tabIndex={ -1 }
				ref={ heading }
			>
				{ sprintf(
					/* translators: %s: number of items. */
					_n(
						'%s item couldn’t be migrated',
						'%s items couldn’t be migrated',
						count,
						'pharos-seo'
					),
					count.toLocaleString()
				) }
			</h3>
			{ losses.map( ( { what, text } ) => (
				<div key={ what }>
					<p className="pharos-migrate__hint">{ text }</p>
					<Objects
						slug={ slug }
						what={ what }
						action={ ( loss ) => (
							<Retry
								slug={ slug }
								loss={ loss }
								onDone={ () => heading.current?.focus() }
							/>
						) }
					/>
				</div>
			) ) }
		</div>
	);
}

interface RetryProps {
	slug: string;
	loss: MigrationLoss;
	onDone: () => void;
}

/** Migrates an item once more. The list is read again then: it is in it only if it failed again. */
function Retry( { slug, loss, onDone }: RetryProps ) {
	const { retryItems } = useDispatch( store );
	const [ isBusy, retry ] = useAttempt( async () => {
		await retryItems( slug, loss.kind, [ loss.id ] );
		onDone();
	} );
	return (
		<Button
			variant="secondary"
			size="compact"
			isBusy={ isBusy }
			disabled={ isBusy }
			accessibleWhenDisabled
			aria-label={ sprintf(
				/* translators: %s: title of a post, name of a term. */
				__( 'Retry: %s', 'pharos-seo' ),
				nameOf( loss )
			) }
			onClick={ retry }
		>
			{ __( 'Retry', 'pharos-seo' ) }
		</Button>
	);
}
