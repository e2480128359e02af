import { Button } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { PageKind } from '../../definitions/meta-templates';
import { useSetting } from '../../fields/use-setting';
import { settingName } from '../../search/setting-link';
import { useWantedSetting } from '../../search/use-wanted-setting';
import { KindTemplates } from './kind-templates';

interface KindRowProps {
	kind: PageKind;
}

/** A content type: its custom title or a note that it has none, and its templates when expanded. */
export function KindRow( { kind }: KindRowProps ) {
	const title = useSetting( kind.title ).value;
	const description = useSetting( kind.description ).value;
	const wanted = useWantedSetting();
	const isWanted = [
		kind.title,
		kind.description,
		...kind.shared.facebook,
		...kind.shared.twitter,
	].some( ( field ) => settingName( field ) === wanted );
	const [ isOpen, setIsOpen ] = useState( isWanted );
	const id = useId();
	useEffect( () => {
		if ( isWanted ) {
			setIsOpen( true );
		}
	}, [ isWanted ] );

	return (
		<li className="pharos-kinds__kind">
			<Button
				className="pharos-kinds__toggle"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				onClick={ () => setIsOpen( ! isOpen ) }
				icon={ isOpen ? chevronUp : chevronDown }
				iconPosition="right"
			>
				<span className="pharos-kinds__label">{ kind.label }</span>
				<span className="pharos-kinds__state" dir="auto">
					{ stateOf( title, description ) }
				</span>
			</Button>
			{ isOpen && (
				<div id={ id } className="pharos-kinds__templates">
					<KindTemplates kind={ kind } />
				</div>
			) }
		</li>
	);
}

function stateOf( title: unknown, description: unknown ): string {
	if ( typeof title === 'string' ) {
		return title;
	}
	return description === undefined
		? __( 'Site-wide templates', 'pharos-seo' )
		: __( 'Custom description', 'pharos-seo' );
}
