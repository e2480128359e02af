<?php
/**
 * Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\AllIds;
use Pharos\Migration\Carried;
use Pharos\Migration\Ids;
use Pharos\Migration\MetaIds;
use Pharos\Migration\Source as SourceInterface;
use WP_Post;
use WP_Term;
use WP_User;

final class Source implements SourceInterface {
	private readonly Options $options;
	private readonly Objects $objects;

	public function __construct() {
		$this->options = new Options();
		$this->objects = new Objects($this->options);
	}

	public function slug(): string {
		return 'rankmath';
	}

	public function name(): string {
		return 'Rank Math';
	}

	public function plugins(): array {
		return ['seo-by-rank-math/rank-math.php', 'seo-by-rank-math-pro/rank-math-pro.php'];
	}

	public function has_data(): bool {
		return $this->options->are_there() ||
			(new MetaIds('post', Objects::keys('post'), Objects::NOTHING))->exist();
	}

	public function settings(): Carried {
		return (new Settings($this->options))->carried();
	}

	public function post(WP_Post $post): Carried {
		return $this->objects->post($post);
	}

	public function term(WP_Term $term): Carried {
		return $this->objects->term($term);
	}

	public function author(WP_User $user): Carried {
		return $this->objects->author($user);
	}

	public function ids(string $kind): Ids {
		$rows = new MetaIds($kind, Objects::keys($kind), Objects::NOTHING);
		$types = $kind === 'post' ? $this->objects->types_with_excerpts() : [];
		return $types === [] ? $rows : new AllIds($rows, new ExcerptIds($types));
	}

	public function preload(string $kind, array $ids): void {
		// All of it lies in meta rows.
	}
}
