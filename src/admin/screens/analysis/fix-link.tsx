import { Button, Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { CheckFix } from '../../../../store';
import { getBoot } from '../../../boot';
import { NO_EMOJI } from '../../../components/no-emoji';
import { hasPermission, SETTINGS_PERMISSION } from '../../../permissions';
import { capabilityOf, findRoute } from '../../navigation/model';
import './fix-link.scss';

interface FixLinkProps {
	fix: CheckFix;
	/** The subject of the fix, for the accessible name of the link. */
	subject: string;
	variant: 'primary' | 'secondary' | 'link';
	/** Whether it is only an icon on mobile devices. */
	isSmall?: boolean;
}

/** A link to the setting, field or block that fixes an issue; null if the user has no permission for its screen. */
export function FixLink( {
	fix,
	subject,
	variant,
	isSmall = false,
}: FixLinkProps ) {
	return canFix( fix ) ? (
		<Button
			className={ `pharos-fix${ isSmall ? ' is-small-on-phones' : '' }` }
			variant={ variant }
			href={ addressInApp( fix.url ) }
			aria-label={ `${ fix.label }: ${ subject }` }
		>
			{ isSmall && <Icon icon={ pencil } /> }
			<span className={ NO_EMOJI }>{ fix.label }</span>
		</Button>
	) : null;
}

/** Screens of WordPress for content: it refuses posts and terms that the user may not edit. */
const CONTENT = /\/(post|term|upload|edit|edit-tags)\.php/;

/**
 * Whether the user has the permission for the screen of a fix. WordPress's other screens need more than the permission for
 * settings does.
 *
 * @param fix     The fix of an issue.
 * @param fix.url
 */
export function canFix( { url }: CheckFix ): boolean {
	const route = /^#(\/[^?]*)/.exec( addressInApp( url ) )?.[ 1 ];
	if ( route === undefined ) {
		return CONTENT.test( url ) || hasPermission( SETTINGS_PERMISSION );
	}
	const match = findRoute( getBoot().navigation, route );
	return hasPermission( match ? capabilityOf( match ) : SETTINGS_PERMISSION );
}

/** Returns the route for a URL within this application: navigating to it keeps unsaved changes, unlike a page load. */
function addressInApp( url: string ): string {
	const { pageUrl } = getBoot();
	return pageUrl !== '' && url.startsWith( `${ pageUrl }#` )
		? url.slice( pageUrl.length )
		: url;
}

interface OutsideLinkProps {
	url: string;
	children?: ReactNode;
}

const isWebAddress = ( url: string ) => /^(https?:)?\/\//i.test( url );

/** A URL found on a page: a link if it is an HTTP URL, otherwise plain text. */
export function FoundAddress( { url, children = url }: OutsideLinkProps ) {
	return isWebAddress( url ) ? (
		<a href={ url } target="_blank" rel="noreferrer" dir="ltr">
			{ children }
			<VisuallyHidden>
				{ __( '(opens in a new tab)', 'pharos-seo' ) }
			</VisuallyHidden>
		</a>
	) : (
		<bdi dir="ltr">{ children }</bdi>
	);
}
