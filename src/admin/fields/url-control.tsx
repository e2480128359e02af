import { ExternalLink, TextControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ControlProps } from './control';
import { absolute, isUrl } from './is-url';
import { NetworkIcon } from './network-icon';

/**
 * A web address. It is checked when the person leaves the field; saving goes to the first field that is wrong instead (see
 * focusFirstInvalid()).
 */
export function UrlControl( {
	field,
	value,
	help,
	isDisabled,
	onChange,
}: ControlProps ) {
	const url = typeof value === 'string' ? value : '';
	const input = useRef< HTMLInputElement >( null );
	const [ isTouched, setTouched ] = useState( false );
	const [ isLeft, setLeft ] = useState( false );
	const isValid = url.trim() === '' || isUrl( url );
	// What an import left here may be a name: that is nobody's mistake.
	const isWrong = isTouched && ! isValid;
	const isShownWrong = isWrong && isLeft;
	const message = sprintf(
		/* translators: %s: an address. */
		__( 'Enter a full address, for example %s', 'pharos-seo' ),
		field.placeholder ?? 'https://example.com'
	);

	useEffect( () => {
		input.current?.setCustomValidity( isWrong ? message : '' );
	}, [ isWrong, message ] );

	return (
		<div
			className={ `pharos-url-control${ isShownWrong ? ' has-error' : '' }` }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="url"
				dir="ltr"
				ref={ input }
				label={
					<>
						{ field.network && (
							<NetworkIcon id={ field.network } />
						) }
						{ field.label }
					</>
				}
				value={ url }
				placeholder={ field.placeholder ?? '' }
				disabled={ isDisabled }
				aria-invalid={ isShownWrong }
				{ ...( isShownWrong
					? { help: message }
					: help !== undefined && { help } ) }
				onChange={ ( next ) => {
					setTouched( true );
					// A part that is empty is no part.
					onChange( next === '' && field.path ? undefined : next );
				} }
				onBlur={ () => setLeft( true ) }
				onInvalid={ () => setLeft( true ) }
			/>
			{ url.trim() !== '' && isValid && (
				<ExternalLink
					href={ absolute( url ) }
					aria-label={ sprintf(
						/* translators: %s: name of a network. */
						__( 'Open %s (opens in a new tab)', 'pharos-seo' ),
						field.label
					) }
				>
					{ __( 'Open', 'pharos-seo' ) }
				</ExternalLink>
			) }
		</div>
	);
}
