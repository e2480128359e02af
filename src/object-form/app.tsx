import { useEffect, useState } from '@wordpress/element';
import type { EditorData } from '../object-seo/types';
import { Fields } from './fields';
import type { FormData } from '../object-seo/form-data';

interface AppProps {
	facts: EditorData;
	data: FormData;
}

/** The fields in a WordPress form; remounted after the form for new terms was submitted, which stays on the page. */
export function App( props: AppProps ) {
	const [ sent, setSent ] = useState( 0 );
	useEffect( () => whenTermAdded( () => setSent( ( n ) => n + 1 ) ), [] );
	return <Fields key={ sent } { ...props } />;
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
