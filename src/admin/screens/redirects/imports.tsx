import { Button, SelectControl } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, _x, sprintf } from '@wordpress/i18n';
import { formatNumber, formatTime } from '../../../../common/locale';
import { store } from '../../../../store';
import { ConfirmModal } from '../../../components/confirm-modal';
import { requestOf, type Query } from './query';

interface ImportsProps {
	query: Query;
	onChange: ( changes: Partial< Query > ) => void;
}

/** Shows the redirects of an import, and undoes it. */
export function Imports( { query, onChange }: ImportsProps ) {
	const imports = useSelect(
		( select ) =>
			select( store ).getRedirects( requestOf( query ) )?.imports,
		[ query ]
	);
	if ( ! imports?.length && query.import === 0 ) {
		return null;
	}
	return (
		<>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Import', 'pharos-seo' ) }
				labelPosition="side"
				value={ String( query.import ) }
				options={ [
					{ value: '0', label: __( 'All', 'pharos-seo' ) },
					...( imports ?? [] ).map(
						( { import: number, count } ) => ( {
							value: String( number ),
							label: sprintf(
								/* translators: 1: date and time of an import. 2: number of redirects. */
								_x(
									'%1$s (%2$s)',
									'time and number of redirects',
									'pharos-seo'
								),
								formatTime( number, {
									dateStyle: 'medium',
									timeStyle: 'short',
								} ),
								formatNumber( count )
							),
						} )
					),
				] }
				onChange={ ( value ) =>
					onChange( { import: Number( value ) } )
				}
			/>
			{ query.import !== 0 && (
				<UndoImport
					number={ query.import }
					count={
						imports?.find( ( one ) => one.import === query.import )
							?.count ?? 0
					}
					onDone={ () => onChange( { import: 0 } ) }
				/>
			) }
		</>
	);
}

interface UndoImportProps {
	/** Of the import. */
	number: number;
	/** Its redirects. */
	count: number;
	onDone: () => void;
}

/** Undoes an import, after a question. */
export function UndoImport( { number, count, onDone }: UndoImportProps ) {
	const { undoImport } = useDispatch( store );
	const [ isAsking, setIsAsking ] = useState( false );
	return (
		<>
			<Button
				variant="secondary"
				isDestructive
				disabled={ count === 0 }
				accessibleWhenDisabled
				onClick={ () => setIsAsking( true ) }
				__next40pxDefaultSize
			>
				{ __( 'Undo import', 'pharos-seo' ) }
			</Button>
			{ isAsking && (
				<ConfirmModal
					title={ __( 'Undo import', 'pharos-seo' ) }
					confirmLabel={ __( 'Undo import', 'pharos-seo' ) }
					isDestructive
					onClose={ () => setIsAsking( false ) }
					onConfirm={ async () => {
						await undoImport( number );
						onDone();
					} }
				>
					{ sprintf(
						/* translators: %s: number of redirects. */
						_n(
							'%s redirect is deleted, or restored as it was before the import. Redirects that were edited since are kept.',
							'%s redirects are deleted, or restored as they were before the import. Redirects that were edited since are kept.',
							count,
							'pharos-seo'
						),
						formatNumber( count )
					) }
				</ConfirmModal>
			) }
		</>
	);
}
