import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationGroup } from '../../../../../store';
import { durationText } from './duration';
import { Panel } from '../panel';
import { Progress } from './progress';
import { statusText } from './status-text';
import { useTimes } from './use-times';
import { cacheText } from '../labels';

interface RunningProps {
	name: string;
}

/** A migration that is running in this tab. */
export function Running( { name }: RunningProps ) {
	const state = useSelect( ( select ) => select( store ).getMigration(), [] );
	const { pauseMigration } = useDispatch( store );
	const [ isPausing, setIsPausing ] = useState( false );
	const { elapsed, rest } = useTimes(
		sum( state.progress?.groups, 'completed' ),
		sum( state.progress?.groups, 'total' )
	);
	return (
		<Panel
			title={ sprintf(
				/* translators: %s: name of a plugin. */
				__( 'Migrating from %s', 'pharos-seo' ),
				name
			) }
		>
			<Progress
				status={ statusText( state, name ) }
				note={
					rest === null
						? sprintf(
								/* translators: %s: such as "4 minutes". */
								__( 'Running for %s.', 'pharos-seo' ),
								durationText( elapsed )
							)
						: sprintf(
								/* translators: 1, 2: such as "4 minutes". */
								__(
									'Running for %1$s, about %2$s left.',
									'pharos-seo'
								),
								durationText( elapsed ),
								durationText( rest )
							)
				}
			/>
			{ ! state.isKept && (
				<Notice
					className="pharos-migrate__notice"
					status="warning"
					politeness="polite"
					isDismissible={ false }
				>
					{ __(
						'This browser can’t save the progress. If you close this page, the migration starts over; nothing is migrated twice.',
						'pharos-seo'
					) }
				</Notice>
			) }
			<p className="pharos-migrate__hint">
				{ __(
					'Keep this tab open. You can use other screens of Pharos SEO in the meantime.',
					'pharos-seo'
				) }{ ' ' }
				{ cacheText() }
			</p>
			<div className="pharos-migrate__actions">
				<Button
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ isPausing }
					disabled={ isPausing }
					accessibleWhenDisabled
					onClick={ () => {
						setIsPausing( true );
						void pauseMigration();
					} }
				>
					{ isPausing
						? __( 'Pausing…', 'pharos-seo' )
						: __( 'Pause', 'pharos-seo' ) }
				</Button>
			</div>
		</Panel>
	);
}

const sum = (
	groups: MigrationGroup[] | undefined,
	part: 'completed' | 'total'
): number =>
	( groups ?? [] ).reduce( ( all, group ) => all + group[ part ], 0 );
