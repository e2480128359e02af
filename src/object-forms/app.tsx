import { Button } from '@wordpress/components';
import { useEffect, useId, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';
import type { ReactNode } from 'react';
import type { EditorData } from '../object-seo/types';
import { Fields } from './fields';
import type { FormData } from '../object-seo/changes/form-data';

interface AppProps {
	facts: EditorData;
	data: FormData;
}

/** The fields in a WordPress form; remounted after the form for new terms was submitted, which stays on the page. */
export function App( props: AppProps ) {
	const [ sent, setSent ] = useState( 0 );
	useEffect( () => whenTermAdded( () => setSent( ( n ) => n + 1 ) ), [] );
	const { kind, id } = props.facts;
	const fields = <Fields key={ sent } { ...props } />;
	return kind === 'term' && id === 0 ? <Folded>{ fields }</Folded> : fields;
}

/** Folded until it is wanted: few new terms need more than a name. */
function Folded( { children }: { children: ReactNode } ) {
	const [ isOpen, setOpen ] = useState( false );
	const id = useId();
	return (
		<>
			<Button
				className="pharos-object-form__fold"
				variant="secondary"
				icon={ isOpen ? chevronUp : chevronDown }
				iconPosition="right"
				aria-expanded={ isOpen }
				aria-controls={ isOpen ? id : undefined }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ __( 'SEO title, description and more', 'pharos-seo' ) }
			</Button>
			{ /* Hidden, not removed: what was entered is sent with the form. */ }
			<Opened isOpen={ isOpen } id={ id }>
				{ children }
			</Opened>
		</>
	);
}

/** Renders its content once it was opened. */
function Opened( {
	isOpen,
	id,
	children,
}: {
	isOpen: boolean;
	id: string;
	children: ReactNode;
} ) {
	const [ wasOpened, setOpened ] = useState( isOpen );
	useEffect( () => setOpened( ( before ) => before || isOpen ), [ isOpen ] );
	return wasOpened ? (
		<div id={ id } hidden={ ! isOpen }>
			{ children }
		</div>
	) : null;
}

/** The part of jQuery that is used, from WordPress's script on this screen. */
type Events = (
	target: Document
) => Record< 'on' | 'off', ( name: string, callback: AjaxSuccess ) => void >;
type AjaxSuccess = (
	event: unknown,
	request: { responseText?: string },
	settings: { data?: unknown }
) => void;

function whenTermAdded( callback: () => void ): () => void {
	const { jQuery } = window as { jQuery?: Events };
	const listen: AjaxSuccess = ( _event, { responseText = '' }, { data } ) => {
		if (
			typeof data === 'string' &&
			/(^|&)action=add-tag(&|$)/.test( data ) &&
			! responseText.includes( 'wp_error' )
		) {
			callback();
		}
	};
	jQuery?.( document ).on( 'ajaxSuccess', listen );
	return () => jQuery?.( document ).off( 'ajaxSuccess', listen );
}
