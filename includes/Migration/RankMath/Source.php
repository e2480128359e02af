<?php
/**
 * Rank Math.
 */

declare(strict_types=1);

namespace Pharos\Migration\RankMath;

use Pharos\Migration\MappedData;
use Pharos\Migration\Ids;
use Pharos\Migration\MetaIds;
use Pharos\Migration\PluginSource;
use Pharos\Migration\Redirects\HasRedirects;
use Pharos\Migration\Redirects\Rows;

final class Source extends PluginSource implements HasRedirects {
	protected const SLUG = 'rankmath';
	protected const NAME = 'Rank Math';
	protected const PLUGINS = [
		'seo-by-rank-math/rank-math.php',
		'seo-by-rank-math-pro/rank-math-pro.php',
	];

	private readonly Options $options;
	private readonly Keys $keys;

	public function __construct() {
		$this->options = new Options();
		$this->keys = new Keys($this->options);
		parent::__construct(new Objects($this->options, $this->keys));
	}

	public function has_data(): bool {
		return $this->options->are_there() || MetaIds::for_source('RankMath', 'post')->exist();
	}

	public function settings(): MappedData {
		return (new Settings($this->options))->mapped();
	}

	public function redirects(): Rows {
		return new Redirects();
	}

	public function ids(string $kind): Ids {
		return $this->keys->ids($kind);
	}
}
