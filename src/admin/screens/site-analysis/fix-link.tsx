import { Button, Icon } from '@wordpress/components';
import { pencil } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { CheckFix } from '../../../../store';
import { getBoot } from '../../../boot';
import { PLAIN } from '../../../components/plain';
import './fix-link.scss';

interface FixLinkProps {
	fix: CheckFix;
	/** What is mended, for whoever hears only the link. */
	subject: string;
	variant: 'primary' | 'secondary' | 'link';
	/** On phones it is an icon. */
	isSmall?: boolean;
}

/** Leads to the very setting, field or block. */
export function FixLink( {
	fix,
	subject,
	variant,
	isSmall = false,
}: FixLinkProps ) {
	return (
		<Button
			className={ `pharos-fix${ isSmall ? ' is-small-on-phones' : '' }` }
			variant={ variant }
			href={ addressInApp( fix.url ) }
			aria-label={ `${ fix.label }: ${ subject }` }
		>
			{ isSmall && <Icon icon={ pencil } /> }
			<span className={ PLAIN }>{ fix.label }</span>
		</Button>
	);
}

/** A place in this application is gone to without loading the page anew, so that unsaved changes stay. */
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

/** An address that was found on a page: a link where it is one of the web, else just what it says. */
export function FoundAddress( { url, children = url }: OutsideLinkProps ) {
	return isWebAddress( url ) ? (
		<a href={ url } target="_blank" rel="noreferrer" dir="ltr">
			{ children }
		</a>
	) : (
		<bdi dir="ltr">{ children }</bdi>
	);
}
