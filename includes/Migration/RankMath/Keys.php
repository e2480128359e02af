<?php
/**
 * The objects with data of Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\AllIds;
use Pharos\Migration\Ids;
use Pharos\Migration\ContentTypes;
use Pharos\Migration\MetaIds;

/** Objects with meta rows, and posts whose excerpt is used as description. */
final class Keys {
	public const PREFIX = 'rank_math_';

	/** Key of an author's social profile URLs, one per line; those for Facebook and X are in separate rows. */
	public const ACCOUNTS = 'additional_profile_urls';

	private ?array $types_with_excerpts = null;

	public function __construct(private readonly Options $options) {}

	/** @param 'post'|'term'|'user' $kind */
	public function ids(string $kind): Ids {
		$rows = MetaIds::for_source('RankMath', $kind);
		$types = $kind === 'post' ? $this->types_with_excerpts() : [];
		return $types === [] ? $rows : new AllIds($rows, new ExcerptIds($types));
	}

	/** @return list<string> Post types where a post's excerpt takes precedence over the description template. */
	public function types_with_excerpts(): array {
		return $this->types_with_excerpts ??= array_values(
			array_filter(
				ContentTypes::types(),
				fn(string $type): bool => !in_array(
					$this->options->text("pt_{$type}_description"),
					['', '%excerpt%', '%seo_description%'],
					true,
				),
			),
		);
	}
}
