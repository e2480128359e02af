import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { SiteSettings } from '../../../../../store';
import { getBoot } from '../../../../boot';
import { Lazy } from '../../../../components/lazy';

/** In the chunk of the screen: another one would be one more in the list of chunks that the first screen has. */
const load = () => import( /* webpackChunkName: "bulk-editor" */ './dialog' );

interface SuggestionsProps {
	/** The keys of the rows on the page. */
	keys: readonly string[];
	limits: SiteSettings[ 'limits' ];
}

/** A button that opens suggestions by AI for rows of the page, where they are available. */
export function Suggestions( props: SuggestionsProps ) {
	const [ isOpen, setOpen ] = useState( false );
	return getBoot().hasSuggestions ? (
		<div>
			<Button
				variant="secondary"
				size="compact"
				aria-haspopup="dialog"
				onClick={ () => setOpen( true ) }
			>
				{ __( 'Suggest with AI…', 'pharos-seo' ) }
			</Button>
			{ isOpen && (
				<Lazy
					load={ load }
					props={ { ...props, onClose: () => setOpen( false ) } }
					title={ __(
						'Suggestions couldn’t be loaded.',
						'pharos-seo'
					) }
				/>
			) }
		</div>
	) : null;
}
