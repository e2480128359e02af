import { ExternalLink, TextControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useState } from '@wordpress/element';
import {
	accountAddress,
	addressOf,
	domainsOf,
	isOnNetwork,
} from '../../../common/accounts';
import { useValidity } from '../../components/use-validity';
import type { FieldDefinition } from '../definitions/types';
import type { ControlProps } from './types';
import { NetworkIcon } from './network-icon';

/** A URL, or an account by its username or URL, with a link to it. */
export default function UrlControl( {
	field,
	value,
	help,
	isDisabled,
	onChange,
}: ControlProps ) {
	const text = typeof value === 'string' ? value : '';
	const address = leadsTo( field, text );
	const elsewhere = elsewhereMessage( field, address );
	const message = elsewhere || messageFor( field );
	const validity = useValidity(
		text.trim() !== '' && ( address === '' || elsewhere !== '' ),
		message
	);
	// An invalid stored value is kept until it is edited, and marked right away.
	const [ stored ] = useState( text );
	const isWrong = validity.isShown || ( elsewhere !== '' && text === stored );

	return (
		<div className={ `pharos-url-control${ isWrong ? ' has-error' : '' }` }>
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
				aria-invalid={ isWrong }
				{ ...( isWrong
					? { help: message }
					: help !== undefined && { help } ) }
				onChange={ ( next ) => {
					validity.onTouch();
					// Remove empty parts of a setting.
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
 * Returns the URL for an entered text; '' when it is neither a URL nor a username.
 *
 * @param field The definition of the field.
 * @param text  The entered text.
 */
const leadsTo = ( { account }: FieldDefinition, text: string ): string =>
	account
		? accountAddress( account.network, text, account.names )
		: addressOf( text );

/**
 * Returns an error when a URL isn't on its network; '' when it is, or when any domain is valid.
 *
 * @param field         The definition of the field.
 * @param field.account
 * @param address       The URL.
 */
function elsewhereMessage(
	{ account }: FieldDefinition,
	address: string
): string {
	const domains = account ? domainsOf( account.network, account.hosts ) : [];
	return address === '' || isOnNetwork( address, domains )
		? ''
		: sprintf(
				/* translators: %s: a domain, such as "youtube.com". */
				__(
					'This URL isn’t on %s. Enter the URL of your profile there.',
					'pharos-seo'
				),
				domains[ 0 ]?.replace( '*', 'com' ) ?? ''
			);
}

function messageFor( { account, placeholder }: FieldDefinition ): string {
	const example = placeholder ?? 'https://example.com';
	// Some networks have no username pattern.
	return account && account.names?.length !== 0
		? sprintf(
				/* translators: %s: a URL. */
				__(
					'Enter the account name or URL, for example %s',
					'pharos-seo'
				),
				example
			)
		: sprintf(
				/* translators: %s: a URL. */
				__( 'Enter a complete URL, for example %s', 'pharos-seo' ),
				example
			);
}
