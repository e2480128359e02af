import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';

interface RegionProps {
	children: ReactNode;
}

/** A part of the shell that fails by itself: an add-on's fault in the bar leaves the page, one in a notice both. */
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
