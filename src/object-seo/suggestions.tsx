import { __ } from '@wordpress/i18n';
import { Lazy } from '../components/lazy';
import type { FieldSuggestionsProps } from './field-suggestions';

const load = () =>
	import( /* webpackChunkName: "suggestions" */ './field-suggestions' );

/** Suggestions by AI for a field, where they are available. */
export const Suggestions = ( props: FieldSuggestionsProps ) =>
	props.facts.hasSuggestions && props.facts.id > 0 ? (
		<Lazy
			load={ load }
			props={ props }
			title={ __( 'Suggestions couldn’t be loaded.', 'pharos-seo' ) }
			// As high as the button.
			fallback={ <div className="pharos-object-seo__suggest" /> }
		/>
	) : null;
