import { ExternalLink } from '@wordpress/components';
import type { ReactNode } from 'react';

interface StepProps {
	title: string;
	/** Where at Google the step is done. */
	link?: { url: string; label: string };
	children?: ReactNode;
}

/** One step of the guide. */
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
