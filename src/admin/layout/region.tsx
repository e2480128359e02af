import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';

interface RegionProps {
	children: ReactNode;
}

/** A part of the shell that fails by itself: what an add-on breaks in the bar leaves the page as it is. */
export function Region( { children }: RegionProps ) {
	return (
		<ErrorBoundary
			title={ __(
				'This part of the page could not be shown.',
				'pharos-seo'
			) }
		>
			{ children }
		</ErrorBoundary>
	);
}
