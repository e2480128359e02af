import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type ExportCategory } from '../../../../store';
import { saveFile } from '../../../components/save-file';

interface ExportCardProps {
	categories: ExportCategory[];
}

/** Selects the settings to export and downloads the file. */
export function ExportCard( { categories }: ExportCardProps ) {
	const { exportSettings } = useDispatch( store );
	const [ chosen, setChosen ] = useState( () =>
		categories.map( ( { id } ) => id )
	);
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	const isAll = chosen.length === categories.length;

	const save = async () => {
		setIsBusy( true );
		setError( '' );
		try {
			const file = await exportSettings( chosen );
			saveFile(
				`pharos-seo-settings-${ today() }.json`,
				JSON.stringify( file, null, '\t' ),
				'application/json'
			);
		} catch ( reason ) {
			setError(
				( reason as Error ).message ||
					__( 'Export failed. Please try again.', 'pharos-seo' )
			);
		}
		setIsBusy( false );
	};

	return (
		<section className="pharos-card pharos-export">
			<h2 className="pharos-card__title">
				{ __( 'Export', 'pharos-seo' ) }
			</h2>
			<p className="pharos-card__description">
				{ __(
					'Save your settings as a file, as a backup or to import them on another site. Passwords and keys are never included.',
					'pharos-seo'
				) }
			</p>
			<CheckboxControl
				label={ __( 'Toggle all', 'pharos-seo' ) }
				checked={ isAll }
				indeterminate={ ! isAll && chosen.length > 0 }
				onChange={ () =>
					setChosen( isAll ? [] : categories.map( ( { id } ) => id ) )
				}
				__nextHasNoMarginBottom
			/>
			<div
				className="pharos-export__categories"
				role="group"
				aria-label={ __( 'Settings to export', 'pharos-seo' ) }
			>
				{ categories.map( ( { id, label } ) => (
					<CheckboxControl
						key={ id }
						label={ label }
						checked={ chosen.includes( id ) }
						onChange={ ( isOn ) =>
							setChosen( ( now ) =>
								isOn
									? [ ...now, id ]
									: now.filter( ( one ) => one !== id )
							)
						}
						__nextHasNoMarginBottom
					/>
				) ) }
			</div>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					<strong>{ __( 'Export failed', 'pharos-seo' ) }</strong>{ ' ' }
					{ error }
				</Notice>
			) }
			<Button
				className="pharos-export__button"
				variant="primary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy || chosen.length === 0 }
				accessibleWhenDisabled
				onClick={ save }
			>
				{ __( 'Export', 'pharos-seo' ) }
			</Button>
		</section>
	);
}

/** Returns the current date in the browser's time zone. */
function today(): string {
	const now = new Date();
	const two = ( part: number ) => String( part ).padStart( 2, '0' );
	return [
		now.getFullYear(),
		two( now.getMonth() + 1 ),
		two( now.getDate() ),
	].join( '-' );
}
