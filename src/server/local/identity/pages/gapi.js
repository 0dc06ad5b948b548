/**
 * Replaces https://apis.google.com/js/api.js: the part of gapi.iframes that firebase/auth (in the app's page) and the relay frame use, over
 * postMessage. Both sides use this file. Local mode only; it is incompatible with the real gapi, so both sides need it or neither.
 */
(() => {
  if (window.gapi?.iframes?.Iframe) return;
  const tag = '__localGapi';
  let lastId = 0;

  /** One end of the channel between the page and its frame. */
  class Iframe {
    constructor(peer, origin) {
      this.peer = peer;
      this.origin = origin;
      this.handlers = new Map();
      this.unheard = [];
      this.replies = new Map();
      this.ready = false;
      this.waiting = [];
      window.addEventListener('message', (event) => this.receive(event));
    }

    isPeer(event) {
      return event.source === this.peer() && (this.origin === '*' || event.origin === this.origin);
    }

    post(message) {
      this.peer().postMessage({ ...message, [tag]: true }, this.origin);
    }

    receive(event) {
      const message = event.data;
      if (message?.[tag] !== true || !this.isPeer(event)) return;
      if (message.kind === 'hello') this.post({ kind: 'hello-back' });
      if (message.kind === 'hello' || message.kind === 'hello-back') this.open();
      if (message.kind === 'call') void this.deliver(message);
      if (message.kind === 'reply') this.conclude(message);
    }

    open() {
      this.ready = true;
      for (const act of this.waiting.splice(0)) act();
    }

    whenReady(act) {
      if (this.ready) act();
      else this.waiting.push(act);
    }

    async deliver(call) {
      const handle = this.handlers.get(call.event);
      if (handle === undefined) {
        this.unheard.push(call);
        return;
      }
      this.post({ kind: 'reply', id: call.id, data: [await handle(call.data)] });
    }

    conclude(reply) {
      const callback = this.replies.get(reply.id);
      this.replies.delete(reply.id);
      try {
        callback?.(reply.data);
      } catch (error) {
        // The SDK throws this from its callback even after a successful response about web storage; the real gapi ignores it.
        if (error?.code !== 'auth/internal-error') throw error;
      }
    }

    register(event, handle) {
      this.handlers.set(event, handle);
      for (const call of this.unheard.splice(0)) void this.deliver(call);
    }

    unregister(event) {
      this.handlers.delete(event);
    }

    send(event, data, callback) {
      const id = ++lastId;
      if (callback) this.replies.set(id, callback);
      this.whenReady(() => this.post({ kind: 'call', id, event, data }));
    }

    ping(callback) {
      return new Promise((resolve) => {
        this.whenReady(() => {
          callback?.();
          resolve([true]);
        });
      });
    }

    restyle() {
      return Promise.resolve();
    }
  }

  const context = {
    async open({ url, where, attributes = {} }, ready) {
      const element = document.createElement('iframe');
      const address = new URL(url, location.href);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style') Object.assign(element.style, value);
        else element.setAttribute(name, value);
      }
      const frame = new Iframe(() => element.contentWindow, address.origin);
      element.src = address.href;
      (where ?? document.body).append(element);
      return (await ready?.(frame)) ?? frame;
    },
    getParentIframe() {
      const frame = new Iframe(() => window.parent, '*');
      frame.post({ kind: 'hello' });
      return frame;
    },
  };

  window.gapi = {
    load: (_name, options) => (typeof options === 'function' ? options : options.callback)(),
    iframes: { Iframe, getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: () => true },
  };
  window.gapi_onload?.();
})();
