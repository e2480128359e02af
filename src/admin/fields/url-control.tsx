import { ExternalLink, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { accountAddress, addressOf } from '../../accounts';
import { useValidity } from '../../components/use-validity';
import type { FieldDefinition } from '../definitions/types';
import type { ControlProps } from './control';
import { NetworkIcon } from './network-icon';

/** A web address, or an account by its name or address, and a link to where that leads. */
export default function UrlControl( {
	field,
	value,
	help,
	isDisabled,
	onChange,
}: ControlProps ) {
	const text = typeof value === 'string' ? value : '';
	const address = leadsTo( field, text );
	const message = messageFor( field );
	const validity = useValidity(
		text.trim() !== '' && address === '',
		message
	);

	return (
		<div
			className={ `pharos-url-control${ validity.isShown ? ' has-error' : '' }` }
		>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				type="url"
				dir="ltr"
				{ ...validity.field }
				label={
					<>
						{ field.network && (
							<NetworkIcon id={ field.network } />
						) }
						{ field.label }
					</>
				}
				value={ text }
				placeholder={ field.placeholder ?? '' }
				disabled={ isDisabled }
				{ ...( validity.isShown
					? { help: message }
					: help !== undefined && { help } ) }
				onChange={ ( next ) => {
					validity.onTouch();
					// A part that is empty is no part.
					onChange( next === '' && field.path ? undefined : next );
				} }
			/>
			{ address !== '' && (
				<ExternalLink
					href={ address }
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

/**
 * The address of what is typed; '' when it is neither an address nor a name.
 *
 * @param field Its definition.
 * @param text  What is typed.
 */
const leadsTo = ( { account }: FieldDefinition, text: string ): string =>
	account
		? accountAddress( account.network, text, account.names )
		: addressOf( text );

function messageFor( { account, placeholder }: FieldDefinition ): string {
	const example = placeholder ?? 'https://example.com';
	// Some networks have no addresses that could be told from a name.
	return account && account.names?.length !== 0
		? sprintf(
				/* translators: %s: an address. */
				__(
					'Enter the name of the account, or its address, for example %s',
					'pharos-seo'
				),
				example
			)
		: sprintf(
				/* translators: %s: an address. */
				__( 'Enter a full address, for example %s', 'pharos-seo' ),
				example
			);
}
