import {
	Button,
	CheckboxControl,
	Notice,
	SelectControl,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationPlugin } from '../../../../store';
import { batchSize } from '../../../extensions';
import { Panel } from './panel';
import { cacheText, foundText, optionLabel } from './words';

interface ChooseProps {
	plugins: MigrationPlugin[];
	source: MigrationPlugin;
	onChoose: ( slug: string ) => void;
}

/** What to migrate from, and how. */
export function Choose( { plugins, source, onChoose }: ChooseProps ) {
	const { slug, name, active, migrated } = source;
	const [ deactivate, setDeactivate ] = useState( true );
	const [ overwrite, setOverwrite ] = useState( false );
	const isReading = useSelect(
		( select ) =>
			select( store ).getMigration().reading?.isReading ?? false,
		[]
	);
	const { startMigration, comparePages } = useDispatch( store );
	const found = foundText( source );
	const common = {
		__next40pxDefaultSize: true,
		accessibleWhenDisabled: true,
		disabled: isReading,
	};

	return (
		<Panel
			title={
				migrated
					? __( 'Migrate again', 'pharos-seo' )
					: __( 'What to migrate', 'pharos-seo' )
			}
		>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="pharos-field"
				label={ __( 'Import SEO data from', 'pharos-seo' ) }
				help={
					found === ''
						? __( 'Found: settings.', 'pharos-seo' )
						: sprintf(
								/* translators: %s: such as "24 posts, 6 terms and 2 authors". */
								__( 'Found: settings, %s.', 'pharos-seo' ),
								found
							)
				}
				value={ slug }
				options={ plugins.map( ( plugin ) => ( {
					value: plugin.slug,
					label: optionLabel( plugin ),
				} ) ) }
				onChange={ onChoose }
				disabled={ isReading }
			/>
			{ ! migrated && <Facts name={ name } /> }
			{ active && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ sprintf(
						/* translators: %s: name of a plugin. */
						__( 'Deactivate %s afterwards', 'pharos-seo' ),
						name
					) }
					help={ __(
						'Pharos SEO prints nothing on your site while another SEO plugin is active.',
						'pharos-seo'
					) }
					checked={ deactivate }
					onChange={ setDeactivate }
				/>
			) }
			{ migrated && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ __(
						'Also replace what was entered here since the last migration',
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
					variant={ migrated ? 'secondary' : 'primary' }
					onClick={ () =>
						startMigration( {
							slug,
							deactivate: active && deactivate,
							overwrite,
							compare: active,
							size: batchSize(),
						} )
					}
				>
					{ migrated
						? __( 'Migrate Again', 'pharos-seo' )
						: __( 'Migrate', 'pharos-seo' ) }
				</Button>
				<Button
					{ ...common }
					variant="secondary"
					isBusy={ isReading }
					onClick={ () =>
						comparePages(
							slug,
							active ? [ 'before', 'preview' ] : [ 'preview' ]
						)
					}
				>
					{ __( 'Dry Run', 'pharos-seo' ) }
				</Button>
				<p className="pharos-migrate__hint">
					{ __(
						'A dry run shows how some of your pages would change, and writes nothing.',
						'pharos-seo'
					) }
				</p>
			</div>
		</Panel>
	);
}

/** What nobody has to fear. */
function Facts( { name }: { name: string } ) {
	return (
		<ul className="pharos-migrate__facts">
			<li>
				{ sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'Nothing that belongs to %s is changed or deleted.',
						'pharos-seo'
					),
					name
				) }
			</li>
			<li>
				{ __(
					'Your Pharos SEO settings are backed up before they change.',
					'pharos-seo'
				) }
			</li>
			<li>
				{ __(
					'You can pause at any time, and go on later where you stopped.',
					'pharos-seo'
				) }
			</li>
		</ul>
	);
}
