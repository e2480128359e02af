import { SelectControl, TextControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { Kind } from '../types';
import { LABEL, OF_CHANGED, TARGET_HELP, TARGET_LABEL } from '../labels';
import { getPending, setPending, type Pending } from './pending';
import type { Edit } from './read-change';

interface ChoiceProps {
	id: number;
	type: string;
	edit: Edit;
}

/** Asks what becomes of the former URL, where the URL is edited. */
export default function Choice( { id, type, edit }: ChoiceProps ) {
	const [ pending, setState ] = useState( getPending );
	const refusal = useRefusal( type, id );
	const [ answered, setAnswered ] = useState< unknown >( null );
	const error = refusal && refusal !== answered ? messageOf( refusal ) : '';
	const change = ( next: Pending ) => {
		setPending( next );
		setState( next );
		// What was refused is not what is chosen now.
		setAnswered( refusal );
	};
	return (
		<>
			<p className="pharos-url-change__urls">
				{ __( 'The URL changes when you save:', 'pharos-seo' ) }{ ' ' }
				<bdi dir="ltr">{ edit.old }</bdi>
				{ edit.new && (
					<>
						{ ' → ' }
						<bdi dir="ltr">{ edit.new }</bdi>
					</>
				) }
			</p>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ LABEL }
				value={ pending.kind }
				options={ ( Object.keys( OF_CHANGED ) as Kind[] ).map(
					( value ) => ( { value, label: OF_CHANGED[ value ] } )
				) }
				onChange={ ( kind ) => change( { ...pending, kind } ) }
			/>
			{ pending.kind === 'url' && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ TARGET_LABEL }
					help={
						error ? (
							<span className="pharos-url-change__error">
								{ error }
							</span>
						) : (
							TARGET_HELP
						)
					}
					dir="ltr"
					value={ pending.target }
					onChange={ ( target ) => change( { ...pending, target } ) }
					aria-invalid={ error ? true : undefined }
				/>
			) }
		</>
	);
}

/** The error of the last save. */
const useRefusal = ( type: string, id: number ): unknown =>
	useSelect(
		( select ) =>
			select( coreStore ).getLastEntitySaveError(
				'postType',
				type,
				id
			) ?? null,
		[ type, id ]
	);

const messageOf = ( error: unknown ): string =>
	( error as { data?: { params?: { pharos_redirect?: string } } } ).data
		?.params?.pharos_redirect ?? '';
