/** Matches the comment that starts or ends a block. */
const COMMENT =
	/<!--\s+(?<close>\/)?wp:[a-z][a-z0-9_/-]*\s+(?<attributes>\{[\s\S]*?\}\s+)?(?<isVoid>\/)?-->/g;

/**
 * Removes the blocks that are hidden in the editor. Blocks that are hidden when rendered are only known to the server
 * (includes/Content/HiddenBlocks.php).
 *
 * @param content HTML with block comments.
 */
export function withoutHiddenBlocks( content: string ): string {
	if ( ! content.includes( '"blockVisibility"' ) ) {
		return content;
	}
	let visible = '';
	let end = 0;
	let depth = 0;
	let hiddenAt = 0;
	for ( const { index, 0: comment, groups = {} } of content.matchAll(
		COMMENT
	) ) {
		const { close, attributes, isVoid } = groups;
		depth += close ? -1 : 1;
		if ( ! close && hiddenAt === 0 && isHidden( attributes ) ) {
			visible += content.slice( end, index );
			hiddenAt = depth;
		}
		const ends = close ? depth + 1 : depth;
		if ( hiddenAt === ends && ( close || isVoid ) ) {
			hiddenAt = 0;
			end = index + comment.length;
		}
		depth -= isVoid ? 1 : 0;
	}
	return hiddenAt === 0 ? visible + content.slice( end ) : visible;
}

function isHidden( attributes?: string ): boolean {
	try {
		const { metadata } = JSON.parse( attributes ?? '{}' );
		return metadata?.blockVisibility === false;
	} catch {
		return false;
	}
}
