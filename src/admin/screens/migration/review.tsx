import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationPlugin } from '../../../../store';
import { batchSize } from '../../../extensions';
import { NetworkNotice } from './result/deactivate';
import { DryRun } from './dry-run';
import { Panel } from './panel';
import { cacheText, foundText } from './labels';

interface ReviewProps {
	source: MigrationPlugin;
	/** Returns to the choice. */
	onBack: () => void;
}

/** The review of a migration: what will be migrated and how; the dry run shows details. */
export function Review( { source, onBack }: ReviewProps ) {
	const { slug, name, active, migrated, network } = source;
	const onlyRedirects = source.only_redirects ?? false;
	const [ deactivate, setDeactivate ] = useState( true );
	const [ overwrite, setOverwrite ] = useState( false );
	const reading = useSelect(
		( select ) => select( store ).getMigration().reading,
		[]
	);
	const isReading = reading?.isReading ?? false;
	const { startMigration, comparePages } = useDispatch( store );
	const common = {
		__next40pxDefaultSize: true,
		accessibleWhenDisabled: true,
		disabled: isReading,
	};

	return (
		<>
			<Panel
				title={ sprintf(
					/* translators: %s: name of a plugin. */
					__( 'Migrate from %s', 'pharos-seo' ),
					name
				) }
			>
				<Facts name={ name } found={ foundText( source ) } />
				{ active && network && <NetworkNotice source={ source } /> }
				{ active && ! network && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ sprintf(
							/* translators: %s: name of a plugin. */
							__( 'Deactivate %s afterward', 'pharos-seo' ),
							name
						) }
						help={
							onlyRedirects
								? __(
										'While it’s active, its redirects take precedence over those of Pharos SEO.',
										'pharos-seo'
									)
								: __(
										'Pharos SEO outputs nothing on your site while another SEO plugin is active. If items can’t be migrated, you are asked first.',
										'pharos-seo'
									)
						}
						checked={ deactivate }
						onChange={ setDeactivate }
					/>
				) }
				{ migrated && (
					<CheckboxControl
						__nextHasNoMarginBottom
						label={ __(
							'Also overwrite values entered in Pharos SEO since the last migration',
							'pharos-seo'
						) }
						checked={ overwrite }
						onChange={ setOverwrite }
					/>
				) }
				<Notice
					className="pharos-migrate__notice"
					status="warning"
					politeness="polite"
					spokenMessage=""
					isDismissible={ false }
				>
					{ cacheText() }
				</Notice>
				<div className="pharos-migrate__actions">
					<Button
						{ ...common }
						variant="primary"
						onClick={ () =>
							startMigration( {
								slug,
								deactivate: active && ! network && deactivate,
								overwrite,
								compare: active && ! onlyRedirects,
								size: batchSize(),
							} )
						}
					>
						{ migrated
							? __( 'Migrate again', 'pharos-seo' )
							: __( 'Migrate', 'pharos-seo' ) }
					</Button>
					<Button
						{ ...common }
						variant="secondary"
						isBusy={ isReading }
						onClick={ () =>
							comparePages(
								slug,
								active && ! onlyRedirects
									? [ 'before', 'preview' ]
									: [ 'preview' ]
							)
						}
					>
						{ __( 'Start dry run', 'pharos-seo' ) }
					</Button>
					<Button { ...common } variant="tertiary" onClick={ onBack }>
						{ __( 'Back', 'pharos-seo' ) }
					</Button>
					<p className="pharos-migrate__hint">
						{ onlyRedirects
							? __(
									'A dry run shows which redirects would be migrated, without changing anything.',
									'pharos-seo'
								)
							: __(
									'A dry run shows how some of your pages would change, without changing anything.',
									'pharos-seo'
								) }
					</p>
				</div>
			</Panel>
			{ reading?.slug === slug && reading.step !== 'after' && (
				<DryRun source={ source } reading={ reading } />
			) }
		</>
	);
}

interface FactsProps {
	name: string;
	/** The data that will be migrated. */
	found: string;
}

/** The data that will be migrated, and the reassurance that nothing is deleted. */
function Facts( { name, found }: FactsProps ) {
	return (
		<ul className="pharos-migrate__facts">
			<li>
				<strong>
					{ sprintf(
						/* translators: %s: such as "settings, 24 posts, 6 terms and 2 authors". */
						__( 'To migrate: %s', 'pharos-seo' ),
						found
					) }
				</strong>
			</li>
			<li>
				{ sprintf(
					/* translators: %s: name of a plugin. */
					__( 'No data of %s is changed or deleted.', 'pharos-seo' ),
					name
				) }
			</li>
			<li>
				{ __(
					'Your Pharos SEO settings are backed up before they change, and you can restore the previous data afterward.',
					'pharos-seo'
				) }
			</li>
			<li>
				{ __(
					'You can pause at any time and continue later.',
					'pharos-seo'
				) }
			</li>
		</ul>
	);
}
