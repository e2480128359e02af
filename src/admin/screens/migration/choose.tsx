import { Button, Notice, SelectControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store, type MigrationPlugin } from '../../../../store';
import { Panel } from './panel';
import { RestoreButton } from './restore-button';
import { dateText, foundText, optionLabel } from './labels';

interface ChooseProps {
	plugins: MigrationPlugin[];
	source: MigrationPlugin;
	onChoose: ( slug: string ) => void;
	/** Continues to the review. */
	onContinue: () => void;
}

/** The choice of the source plugin. */
export function Choose( {
	plugins,
	source,
	onChoose,
	onContinue,
}: ChooseProps ) {
	const { slug, migrated } = source;
	const restored = useSelect(
		( select ) => select( store ).getMigration().restored,
		[]
	);
	return (
		<Panel
			title={
				migrated
					? __( 'Migrate again', 'pharos-seo' )
					: __( 'Data to migrate', 'pharos-seo' )
			}
		>
			{ restored !== '' && (
				<Notice
					className="pharos-migrate__notice"
					status="success"
					isDismissible={ false }
				>
					{ restored }
				</Notice>
			) }
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="pharos-field"
				label={ __( 'Import SEO data from', 'pharos-seo' ) }
				help={ sprintf(
					/* translators: %s: such as "settings, 24 posts, 6 terms and 2 authors". */
					__( 'Found: %s.', 'pharos-seo' ),
					foundText( source )
				) }
				value={ slug }
				options={ plugins.map( ( plugin ) => ( {
					value: plugin.slug,
					label: optionLabel( plugin ),
				} ) ) }
				onChange={ onChoose }
			/>
			<Begun source={ source } />
			<div className="pharos-migrate__actions">
				<Button
					variant={ migrated ? 'secondary' : 'primary' }
					__next40pxDefaultSize
					onClick={ onContinue }
				>
					{ __( 'Continue', 'pharos-seo' ) }
				</Button>
				{ source.begun !== null && <RestoreButton /> }
			</div>
		</Panel>
	);
}

/** A notice about a migration that was started, here or in another browser, and isn't finished. */
function Begun( { source: { name, begun } }: Pick< ChooseProps, 'source' > ) {
	return begun === null ? null : (
		<Notice
			className="pharos-migrate__notice"
			status="info"
			politeness="polite"
			isDismissible={ false }
		>
			{ sprintf(
				/* translators: 1: name of a plugin. 2: date and time. */
				__(
					'A migration from %1$s was started on %2$s, in this or another browser, and isn’t finished. If it’s no longer running, start it again here. Nothing is migrated twice.',
					'pharos-seo'
				),
				name,
				dateText( begun )
			) }
		</Notice>
	);
}
