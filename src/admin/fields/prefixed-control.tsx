import { BaseControl, useBaseControlProps } from '@wordpress/components';
import type { ControlProps } from './control';

/** What may stand before a name in what people paste: the address of a profile. */
const ADDRESS = /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/(?:#!\/)?/i;

/** The name of an account behind a fixed sign such as "@". A pasted address or a sign typed twice becomes the name. */
export function PrefixedControl( {
	field,
	value,
	help,
	isDisabled,
	onChange,
}: ControlProps ) {
	const { prefix = '' } = field;
	const { baseControlProps, controlProps } = useBaseControlProps( {
		__nextHasNoMarginBottom: true,
		label: field.label,
		...( help === undefined ? {} : { help } ),
	} );
	const nameIn = ( text: string ) => {
		const name = text.trim().replace( ADDRESS, '' );
		return name === text.trim()
			? name.replace( prefix, '' )
			: name.replace( prefix, '' ).replace( /[/?#].*$/s, '' );
	};
	const text = typeof value === 'string' ? value : '';

	return (
		<BaseControl { ...baseControlProps }>
			<div className="pharos-prefixed" dir="ltr">
				<span className="pharos-prefixed__prefix" aria-hidden="true">
					{ prefix }
				</span>
				<input
					{ ...controlProps }
					className="pharos-prefixed__input"
					type="text"
					autoCapitalize="none"
					autoComplete="off"
					spellCheck={ false }
					// What an import stored keeps its form until it is edited.
					value={ nameIn( text ) }
					disabled={ isDisabled }
					placeholder={ field.placeholder }
					onChange={ ( { currentTarget } ) =>
						onChange( nameIn( currentTarget.value ) )
					}
				/>
			</div>
		</BaseControl>
	);
}
