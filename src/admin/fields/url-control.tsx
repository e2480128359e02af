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
	const elsewhere = elsewhereMessage( field, address );
	const message = elsewhere || messageFor( field );
	const validity = useValidity(
		text.trim() !== '' && ( address === '' || elsewhere !== '' ),
		message
	);
	// What was stored elsewhere is kept until it is edited, and pointed out at once.
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

/**
 * What is wrong with an address that is not on its network; '' when it is, or may be anywhere.
 *
 * @param field         Its definition.
 * @param field.account
 * @param address       Where it leads to.
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
					'This URL isn’t on %s. Enter the URL of the account there.',
					'pharos-seo'
				),
				domains[ 0 ]?.replace( '*', 'com' ) ?? ''
			);
}

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
