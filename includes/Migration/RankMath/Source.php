<?php
/**
 * Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\Carried;
use Pharos\Migration\Ids;
use Pharos\Migration\Source as SourceInterface;
use WP_Post;
use WP_Term;
use WP_User;

final class Source implements SourceInterface {
	private readonly Options $options;
	private readonly Keys $keys;
	private readonly Objects $objects;

	public function __construct() {
		$this->options = new Options();
		$this->keys = new Keys($this->options);
		$this->objects = new Objects($this->options, $this->keys);
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
		return $this->options->are_there() || Keys::rows('post')->exist();
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
		return $this->keys->ids($kind);
	}

	public function preload(string $kind, array $ids): void {
		// All of it lies in meta rows.
	}
}
