import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../store';
import { Lazy } from '../../components/lazy';

/** With what the slice does: who never looks at checks hears nothing of them. */
const load = () =>
	import(
		/* webpackChunkName: "analysis" */ '../screens/site-analysis/messages'
	);

/** What is said of the analysis, on whichever page, from the moment on when somebody has looked at it. */
export function AnalysisMessages() {
	const isInUse = useSelect(
		( select ) => select( store ).hasAnalysis(),
		[]
	);
	return isInUse ? (
		<Lazy
			load={ load }
			props={ {} }
			title={ __(
				'Messages of the analysis could not be shown.',
				'pharos-seo'
			) }
		/>
	) : null;
}
