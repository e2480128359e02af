<?php
/**
 * All in One SEO: its data since version 4, and what older ones have left.
 */

declare(strict_types=1);

namespace Pharos\Migration\AllInOneSeo;

use Pharos\Migration\AllIds;
use Pharos\Migration\Carried;
use Pharos\Migration\Ids;
use Pharos\Migration\ListIds;
use Pharos\Migration\MetaIds;
use Pharos\Migration\Source as SourceInterface;
use WP_Post;
use WP_Term;
use WP_User;

/** Posts and terms have rows in tables of its own; meta rows of older versions count where these have none. */
final class Source implements SourceInterface {
	private readonly Options $options;
	private readonly Objects $objects;

	/** @var array{post: Rows, term: Rows} */
	private readonly array $rows;

	public function __construct() {
		$this->options = new Options();
		$this->rows = ['post' => new Rows('post'), 'term' => new Rows('term')];
		$this->objects = new Objects($this->options, $this->rows);
	}

	public function slug(): string {
		return 'aioseo';
	}

	public function name(): string {
		return 'All in One SEO';
	}

	public function plugins(): array {
		return [
			'all-in-one-seo-pack/all_in_one_seo_pack.php',
			'all-in-one-seo-pack-pro/all_in_one_seo_pack.php',
		];
	}

	public function has_data(): bool {
		return $this->options->are_there() ||
			$this->rows['post']->exist() ||
			(new MetaIds('post', OldRows::KEYS))->exist();
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
		return Authors::carried($user);
	}

	public function ids(string $kind): Ids {
		return match ($kind) {
			'post' => new AllIds(
				new RowIds($this->rows['post']),
				new MetaIds('post', OldRows::KEYS, OldRows::NOTHING),
				// A home page is indexed, whatever its type is told.
				new ListIds([Objects::home()]),
			),
			'term' => new AllIds(
				new RowIds($this->rows['term']),
				new MetaIds('term', OldRows::KEYS, OldRows::NOTHING),
			),
			default => new MetaIds('user', Authors::keys()),
		};
	}

	public function preload(string $kind, array $ids): void {
		if ($kind !== 'user') {
			$this->objects->preload($kind, $ids);
		}
	}
}
