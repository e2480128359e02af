import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useRef } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import {
	store,
	type MigrationLoss,
	type MigrationLosses,
} from '../../../../../store';
import { Objects, nameOf } from './losses';
import { useAttempt } from './use-attempt';

/** The codes of items that couldn't be migrated at all (includes/Migration/NotMigrated.php). */
const MISSING = [ 'skipped', 'unreadable' ];

/**
 * Whether the reason is that an item couldn't be migrated at all.
 *
 * @param loss The reason.
 */
export const isNotMigrated = ( { what }: MigrationLosses ): boolean =>
	MISSING.includes( what );

interface NotMigratedProps {
	/** The slug of the source. */
	slug: string;
	/** The losses for which isNotMigrated() returns true. */
	losses: MigrationLosses[];
}

/** The items that couldn't be migrated; shown first because they need attention. */
export function NotMigrated( { slug, losses }: NotMigratedProps ) {
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
					formatNumber( count )
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

/** A button that migrates an item again. Then the list is reloaded: the item is only in it if it failed again. */
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
