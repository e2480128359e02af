import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';

interface StepProps {
	title: string;
	/** The page at Google for this step. */
	link?: { url: string; label: string };
	children?: ReactNode;
}

/** A step of the guide. */
export function Step( { title, link, children }: StepProps ) {
	return (
		<li className="pharos-guide__step">
			<strong>{ title }</strong>
			{ children }
			{ link && (
				<p>
					<ExternalLink href={ link.url }>
						{ link.label }
					</ExternalLink>
				</p>
			) }
		</li>
	);
}
