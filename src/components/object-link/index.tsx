import { ExternalLink } from '@wordpress/components';

interface ObjectLinkProps {
	/** A post, term or author; null if it doesn't exist, or isn't for this user. */
	object: { name: string; edit_link: string } | null;
}

/** A link to the editor of an object, in another tab. */
export function ObjectLink( { object }: ObjectLinkProps ) {
	if ( ! object ) {
		return <>–</>;
	}
	return object.edit_link ? (
		<ExternalLink href={ object.edit_link }>
			<bdi>{ object.name }</bdi>
		</ExternalLink>
	) : (
		<bdi>{ object.name }</bdi>
	);
}
