import { BaseControl, useBaseControlProps } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { xName } from '../../../common/accounts';
import { useValidity } from '../../components/use-validity';
import type { ControlProps } from './types';

/**
 * A text field behind a fixed prefix such as "@". A prefix that is typed twice, and the URL of an account on X, are reduced
 * to the username.
 */
export default function PrefixedControl( {
	field,
	value,
	help,
	isDisabled,
	onChange,
}: ControlProps ) {
	const { prefix = '' } = field;
	const isOnX = field.account?.network === 'x';
	const nameIn = ( text: string ) =>
		( isOnX && xName( text ) ) || text.trim().replace( prefix, '' );
	// An imported value stays as stored until it is edited.
	const name = nameIn( typeof value === 'string' ? value : '' );
	const message = __(
		'Enter a name of up to 15 letters, digits and underscores.',
		'pharos-seo'
	);
	const validity = useValidity(
		isOnX && name !== '' && xName( name ) === '',
		message
	);
	const shownHelp = validity.isShown ? message : help;
	const { baseControlProps, controlProps } = useBaseControlProps( {
		__nextHasNoMarginBottom: true,
		label: field.label,
		...( shownHelp === undefined ? {} : { help: shownHelp } ),
	} );

	return (
		<div
			className={ `pharos-prefixed-control${ validity.isShown ? ' has-error' : '' }` }
		>
			<BaseControl { ...baseControlProps }>
				<div className="pharos-prefixed" dir="ltr">
					<span
						className="pharos-prefixed__prefix"
						aria-hidden="true"
					>
						{ prefix }
					</span>
					<input
						{ ...controlProps }
						{ ...validity.field }
						className="pharos-prefixed__input"
						type="text"
						autoCapitalize="none"
						autoComplete="off"
						spellCheck={ false }
						value={ name }
						disabled={ isDisabled }
						placeholder={ field.placeholder }
						onChange={ ( { currentTarget } ) => {
							validity.onTouch();
							onChange( nameIn( currentTarget.value ) );
						} }
					/>
				</div>
			</BaseControl>
		</div>
	);
}
