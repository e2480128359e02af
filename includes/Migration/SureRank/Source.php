<?php
/**
 * SureRank.
 */

declare(strict_types=1);

namespace Pharos\Migration\SureRank;

use Pharos\Migration\Carried;
use Pharos\Migration\Ids;
use Pharos\Migration\MetaIds;
use Pharos\Migration\Source as SourceInterface;
use WP_Post;
use WP_Term;
use WP_User;

final class Source implements SourceInterface {
	private readonly Options $options;
	private readonly Graph $graph;
	private readonly Objects $objects;

	public function __construct() {
		$this->options = new Options();
		$this->graph = new Graph($this->options);
		$this->objects = new Objects($this->options, $this->graph);
	}

	public function slug(): string {
		return 'surerank';
	}

	public function name(): string {
		return 'SureRank';
	}

	public function plugins(): array {
		return ['surerank/surerank.php', 'surerank-pro/surerank-pro.php'];
	}

	public function has_data(): bool {
		return $this->options->are_there() || $this->ids('post')->exist();
	}

	public function settings(): Carried {
		return (new Settings($this->options, $this->graph))->carried();
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
		return new MetaIds(
			$kind,
			$kind === 'user' ? [Objects::SCHEMAS] : Objects::KEYS,
			Objects::NOTHING,
		);
	}

	public function preload(string $kind, array $ids): void {
		// All of it lies in meta rows.
	}
}
